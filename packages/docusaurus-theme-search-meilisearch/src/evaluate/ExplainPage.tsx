import React, {useEffect, useState} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchConfig, useSearchParams} from 'docusaurus-theme-search-meilisearch/client';
import Layout from '@theme/Layout';
import {hitLink} from '../client/hits/links';
import {maxQueryLength} from '../engine/query/queryExpander';
import {createSearchIndex} from '../engine/searchIndex';
import {loadSections} from '../providers/embedded/loadIndex';
import {createHostSearch} from '../providers/meilisearch/client/createHostSearch';
import {indexUrl} from '../providers/searchProvider';
import type {SearchResponse} from '../search';
import type {Section} from '../section';
import {explainQuery, titleOf, type ExplainedHit, type Explanation} from './explainQuery';

type Answer = Explanation & {host?: SearchResponse};

/** The title of a hit. A host can give it any URL, so not every hit has a link. */
function HitTitle({hit}: {hit: Section}) {
  const link = hitLink(hit);
  return link === undefined ? <>{titleOf(hit)}</> : <Link to={link}>{titleOf(hit)}</Link>;
}

/** A hit with the steps of its score. */
function Hit({hit: {rank, section, steps}}: {hit: ExplainedHit}) {
  const id = `hit-${rank}`;
  return (
    <>
      <h3 id={id}>
        {rank}. <HitTitle hit={section} />
      </h3>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className="text--left">
              Step
            </th>
            <th scope="col">Change</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({name, change, score}, index) => (
            <tr key={index}>
              <th scope="row" className="text--left">
                {name}
              </th>
              <td>{change}</td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Results({answer: {summary, hits, page, host}}: {answer: Answer}) {
  return (
    <>
      <p role="status">{summary}</p>
      {page && (
        <section>
          <h2>{page.path}</h2>
          <p>{page.reason}</p>
          {page.hit && <Hit hit={page.hit} />}
        </section>
      )}
      <section>
        <h2>Embedded index</h2>
        {hits.map((hit) => (
          <Hit key={hit.rank} hit={hit} />
        ))}
      </section>
      {host && (
        <section>
          <h2>Host</h2>
          <ol>
            {host.hits.map((hit, index) => (
              <li key={index}>
                <HitTitle hit={hit} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** The form and the results of the query in the URL. */
function Content() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {searchParams, meilisearch} = useSearchConfig({});
  const params = useSearchParams(searchParams);
  const fields = new URLSearchParams(useLocation().search);
  const query = fields.get('q') ?? '';
  const page = fields.get('page') ?? '';
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState('');

  useEffect(() => {
    async function explain(): Promise<Answer> {
      const {sections, vocabulary} = await loadSections(indexUrl(baseUrl));
      const limited = {...params, limit: 5};
      const index = createSearchIndex(sections, vocabulary);
      const explanation = explainQuery(index, sections, query, limited, {page, baseUrl});
      const {signal} = new AbortController();
      const host = meilisearch && (await createHostSearch(meilisearch)(query, limited, signal));
      return {...explanation, host};
    }
    if (query) {
      explain().then(setAnswer, (reason: Error) => setError(reason.message));
    }
  }, [baseUrl, meilisearch, page, params, query]);

  return (
    <>
      <form className="margin-bottom--md">
        <label>
          Query <input name="q" defaultValue={query} required maxLength={maxQueryLength} />
        </label>{' '}
        <label>
          Page (optional) <input name="page" defaultValue={page} placeholder="/docs/intro" />
        </label>{' '}
        <button type="submit">Explain</button>
      </form>
      {error ? <p role="alert">{error}</p> : answer && <Results answer={answer} />}
    </>
  );
}

/** The page of `docusaurus start` that explains the hits of a query. It is for developers, so it is in English. */
export default function ExplainPage() {
  return (
    <Layout title="Search, explained">
      <main lang="en" className="container margin-vert--lg">
        <h1>Search, explained</h1>
        <BrowserOnly>{() => <Content />}</BrowserOnly>
      </main>
    </Layout>
  );
}
