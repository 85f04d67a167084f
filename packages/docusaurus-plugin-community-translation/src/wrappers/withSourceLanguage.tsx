import React, {type ComponentType} from 'react';
import SourceLanguage from '@theme/SourceLanguage';

/** Wraps a component that shows content: it gets the `lang` attribute of the source if the page is not translated. */
export const withSourceLanguage = <Props extends object>(Original: ComponentType<Props>) =>
  function WithSourceLanguage(props: Props) {
    return (
      <SourceLanguage>
        <Original {...props} />
      </SourceLanguage>
    );
  };
