// @ts-check

/** Colors are custom properties of `src/css/code.css`, so the HTML is right in light and dark mode. Tokens have classes. */
module.exports = {
  additionalLanguages: ['rust', 'toml', 'powershell', 'bash'],
  theme: {
    plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
    styles: [],
  },
};
