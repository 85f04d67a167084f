import React from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BarChart from './BarChart';
import {barsOf, metricIds} from './metrics';

function titles() {
  return {
    binary_size: translate({id: 'benchmarks.binarySize', message: 'Binary size'}),
    max_memory: translate({id: 'benchmarks.memory', message: 'Peak memory'}),
    exec_time: translate({id: 'benchmarks.time', message: 'Execution time'}),
    thread_count: translate({id: 'benchmarks.threads', message: 'Threads'}),
    syscall_count: translate({id: 'benchmarks.syscalls', message: 'System calls'}),
    cargo_deps: translate({id: 'benchmarks.dependencies', message: 'Dependencies (crates, Linux)'}),
  };
}

/** A chart for each metric, over the last month of `data/benchmarks.json`. */
export default function Benchmarks() {
  const {currentLocale} = useDocusaurusContext().i18n;
  const title = titles();
  return (
    <>
      {metricIds.map((metric) => (
        <BarChart key={metric} title={title[metric]} bars={barsOf(metric, currentLocale)} />
      ))}
    </>
  );
}
