import React from 'react';
import {translate} from '@docusaurus/Translate';
import {useDocsInstances} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchDocsSelect';

/** Value of the options that stand for all instances or versions. Neither can have it as its name. */
const all = '*';

type SelectProps = {
  label: string;
  /** Label of the option for all; its value is `*`. */
  allLabel: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: {value: string; label: string}[];
};

function Select({label, allLabel, value, onChange, options}: SelectProps) {
  return (
    <label className="search-select">
      {label}
      <select value={value ?? all} onChange={({target}) => onChange(target.value)}>
        {[{value: all, label: allLabel}, ...options].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export default function SearchDocsSelect({selection, onSelect}: Props) {
  const instances = useDocsInstances();
  const searched = instances.filter(({id}) => [undefined, id].includes(selection.instance));
  const versioned = searched.filter(({versions}) => versions.length > 1);
  const hasInstances = instances.length > 1;
  if (!hasInstances && versioned.length === 0) {
    return null;
  }
  const versionLabel = translate({
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
          allLabel={translate({
            id: 'theme.search.docs.all',
            message: 'The whole site',
            description: 'Option that searches all parts of the documentation, and other pages',
          })}
          value={selection.instance}
          onChange={(instance) =>
            onSelect({...selection, instance: instance === all ? undefined : instance})
          }
          options={instances.map(({id, label}) => ({value: id, label}))}
        />
      )}
      {versioned.map(({id, label, versions}) => (
        <Select
          key={id}
          label={hasInstances ? `${versionLabel} (${label})` : versionLabel}
          allLabel={translate({
            id: 'theme.search.version.all',
            message: 'All versions',
            description: 'Option that searches all versions of the documentation',
          })}
          value={selection.versions[id]}
          onChange={(name) =>
            onSelect({...selection, versions: {...selection.versions, [id]: name}})
          }
          options={versions.map((version) => ({value: version.name, label: version.label}))}
        />
      ))}
    </div>
  );
}
