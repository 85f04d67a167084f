import React, {useRef, useState, type CSSProperties} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
  useIsomorphicLayoutEffect,
} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content/String';
import Container from '@theme/CodeBlock/Container';
import CodeButtons from '@site/src/components/CodeButtons';
import {useLines} from '@site/src/prism/useLines';

/** Whether the lines are those of the server's HTML. They stay as they are and need no highlighter. */
function useServedLines() {
  const isBrowser = useIsBrowser();
  const code = useRef<HTMLElement>(null);
  const [isServed, setServed] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  useIsomorphicLayoutEffect(() => {
    // The development server renders none.
    setServed((wasServed) => wasServed && code.current?.firstElementChild !== null);
  }, []);
  return {isServed, code};
}

/** A code block with its buttons. The server highlights its lines (`useLines`). */
export default function CodeBlockString({
  children,
  className: blockClassName = '',
  metastring,
  title: titleProp,
  language: languageProp,
}: Props) {
  const {prism} = useThemeConfig();
  const {isServed, code: codeRef} = useServedLines();
  const Lines = useLines(!isServed);

  const language = languageProp ?? parseLanguage(blockClassName) ?? prism.defaultLanguage;
  const {lineClassNames, code} = parseLines(children, {
    metastring,
    language,
    magicComments: prism.magicComments,
  });
  const lines = code.split('\n');
  const title = parseCodeBlockTitle(metastring) || titleProp;

  return (
    <Container
      as="div"
      className={clsx(
        blockClassName,
        language && !blockClassName.includes(`language-${language}`) && `language-${language}`,
      )}
    >
      {title && <div className={styles.codeBlockTitle}>{title}</div>}
      <div
        className={clsx(styles.codeBlockContent, 'code-content')}
        style={{'--code-lines': lines.length} as CSSProperties}
      >
        <pre
          // Scrollable code must be reachable by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx(
            'prism-code',
            `language-${language ?? 'text'}`,
            styles.codeBlock,
            'thin-scrollbar',
          )}
        >
          {isServed ? (
            // React 17 only compares the text with that of the server's lines (separated by `br`), and leaves the elements as they are.
            <code ref={codeRef} className={styles.codeBlockLines}>
              {code.replace(/\n/g, '')}
            </code>
          ) : (
            <code className={styles.codeBlockLines}>
              <Lines code={code} language={language ?? 'text'} lineClassNames={lineClassNames} />
            </code>
          )}
        </pre>
        <CodeButtons lines={lines} />
      </div>
    </Container>
  );
}
