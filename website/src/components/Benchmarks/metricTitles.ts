import {translate} from '@docusaurus/Translate';
import type {MetricId} from './metrics';

/** Translated names of the metrics. */
export default function metricTitles(): Record<MetricId, string> {
  return {
    exec_time: translate({id: 'benchmarks.time', message: 'Execution time'}),
    binary_size: translate({id: 'benchmarks.binarySize', message: 'Binary size'}),
    max_memory: translate({id: 'benchmarks.memory', message: 'Peak memory'}),
    thread_count: translate({id: 'benchmarks.threads', message: 'Threads'}),
    syscall_count: translate({id: 'benchmarks.syscalls', message: 'System calls'}),
    cargo_deps: translate({id: 'benchmarks.dependencies', message: 'Dependencies (crates, Linux)'}),
  };
}
