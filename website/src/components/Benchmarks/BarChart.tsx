import React from 'react';
import type {Bar} from './metrics';
import styles from './styles.module.css';

type Props = {title: string; bars: Bar[]};

/** Colour by what the app is built on, so that the three families can be told apart; the name says it in words. */
function familyOf(app: string): string | undefined {
  return styles[app.split('_')[0] ?? ''];
}

/** A bar chart that is a table: the bars are drawn inside the cells, the numbers are text. */
export default function BarChart({title, bars}: Props) {
  const longest = Math.max(...bars.map(({value}) => value));
  return (
    <table className={styles.chart}>
      <caption>{title}</caption>
      <tbody>
        {bars.map(({app, value, text}) => (
          <tr key={app}>
            <th scope="row">{app}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={familyOf(app)}
                  width={(value / longest) * 100}
                  height="10"
                  rx="1"
                />
              </svg>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
