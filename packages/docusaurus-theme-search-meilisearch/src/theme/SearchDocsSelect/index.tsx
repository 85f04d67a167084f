import React from 'react';
import {translate} from '@docusaurus/Translate';
import {useDocsInstances} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchDocsSelect';

/** Value of the options that stand for all instances or versions. Neither can have it as its name. */
const all = '*';

function Select({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: {value: string; label: string}[];
}) {
  return (
    <label className="search-select">
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Selects the docs instance and its versions to search. Returns `null` if the site has only one version of one instance. */
export default function SearchDocsSelect({selection, onSelect}: Props) {
  const instances = useDocsInstances();
  const searched = instances.filter(({id}) => [undefined, id].includes(selection.instance));
  const versioned = searched.filter(({versions}) => versions.length > 1);
  const hasInstances = instances.length > 1;
  if (!hasInstances && versioned.length === 0) {
    return null;
  }
  const version = translate({
    id: 'theme.search.version',
    message: 'Version',
    description: 'Label of the select for the version of the documentation to search',
  });
  return (
    <div className="search-selects">
      {hasInstances && (
        <Select
          label={translate({
            id: 'theme.search.docs',
            message: 'Search in',
            description: 'Label of the select for the part of the documentation to search',
          })}
          value={selection.instance ?? all}
          onChange={(value) =>
            onSelect({...selection, instance: value === all ? undefined : value})
          }
          options={[
            {
              value: all,
              label: translate({
                id: 'theme.search.docs.all',
                message: 'The whole site',
                description: 'Option that searches all parts of the documentation, and other pages',
              }),
            },
            ...instances.map(({id, label}) => ({value: id, label})),
          ]}
        />
      )}
      {versioned.map(({id, label, versions}) => (
        <Select
          key={id}
          label={hasInstances ? `${version} (${label})` : version}
          value={selection.versions[id] ?? all}
          onChange={(value) =>
            onSelect({
              ...selection,
              versions: {...selection.versions, [id]: value === all ? null : value},
            })
          }
          options={[
            {
              value: all,
              label: translate({
                id: 'theme.search.version.all',
                message: 'All versions',
                description: 'Option that searches all versions of the documentation',
              }),
            },
            ...versions.map(({name, label: versionLabel}) => ({value: name, label: versionLabel})),
          ]}
        />
      ))}
    </div>
  );
}
