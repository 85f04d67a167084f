declare module 'textlint-rule-prh' {
  const rule: import('@textlint/kernel').TextlintRuleModule;
  export default rule;
}

declare module 'textlint-rule-terminology' {
  const rule: import('@textlint/kernel').TextlintRuleModule;
  export default rule;
}
