import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Source = {webp: string; png: string};

type Props = {
  alt: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** URLs of the files: one for both color modes, or light before dark. */
  sources: [Source] | [light: Source, dark: Source];
  caption?: string;
};

/**
 * A picture in a page. remark/pictures.js writes it. CSS hides the picture of the other color mode, so that it is right before
 * hydration; browsers do not load hidden lazy images.
 */
export default function Picture({alt, width, height, sources, caption}: Props) {
  return (
    <figure className={styles.figure}>
      {sources.map(({webp, png}, index) => (
        <picture
          key={png}
          className={clsx(sources.length > 1 && (index === 0 ? styles.light : styles.dark))}
          // Its Markdown copy has one picture.
          data-mdast={index > 0 ? 'ignore' : undefined}
        >
          <source type="image/webp" srcSet={webp} />
          <img src={png} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      ))}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
