import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a suite is; its folder has its name. */
interface Suite {
  /** Where its files are, if not in the folder of its name. */
  readonly include?: readonly string[];
  /** Whether it uses parts from Debian. */
  readonly debian?: boolean;
  /** Whether it bundles what was compiled. */
  readonly compiled?: boolean;
  /** Whether it runs the command line. */
  readonly command?: boolean;
  /** Whether its files share a process: its tests leave nothing behind in it. */
  readonly shared?: boolean;
  /** How many times as many random pieces it tries. */
  readonly pieces?: number;
}

/** `npm test`. Those with the longest files come first: begun last, one of them would run on alone. */
const QUICK: Readonly<Record<string, Suite>> = {
  contract: { debian: true, command: true, shared: true },
  scenario: { debian: true, command: true, shared: true },
  rules: { shared: true },
  unit: { shared: true },
};

const THOROUGH = Boolean(process.env['THOROUGH']);
const MANY = THOROUGH ? 100 : 1;
/** Tests of the other suites that try random pieces. They try the same ones each time, and many once a week. */
const RANDOM = globSync('test/{unit,contract}/**/*.test.ts').filter(
  (file) => THOROUGH && readFileSync(file, 'utf8').includes('support/random.ts'),
);

/** Slow by nature: `npm run test:slow`. */
const SLOW: Readonly<Record<string, Suite>> = {
  hostile: { debian: true, pieces: MANY },
  heaps: { include: RANDOM, pieces: MANY, shared: true },
  property: { pieces: MANY },
  faults: { debian: true },
  shipped: { compiled: true },
  browser: { debian: true },
};

/** Ends a test that hangs, and judges nothing: on a busy machine what takes a second may take a minute. */
const HANGS_MS = 600_000;

const NAMES = [...Object.keys(QUICK), ...Object.keys(SLOW)];

/**
 * The longest files of a suite first. Suites that share a process come one after the other, because the next file is spared
 * the start of one; of the others each has its turn, so that files that wait run beside files that work.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const suites = Map.groupBy(sorted, ({ project }) => project.name);
    const turn = ({ project }: TestSpecification, index: number) => (project.config.isolate === false ? 0 : index);
    const placed = [...suites.values()].flatMap((suite) =>
      suite.map((file, index) => [turn(file, index), file] as const),
    );
    return placed
      .toSorted(([a, one], [b, other]) => a - b || NAMES.indexOf(one.project.name) - NAMES.indexOf(other.project.name))
      .map(([, file]) => file);
  }
}

function project([name, suite]: [string, Suite]): TestProjectInlineConfiguration {
  const { include = [`test/${name}/**/*.test.ts`], debian, compiled, command, shared, pieces = 1 } = suite;
  return {
    test: {
      name,
      globalSetup: [
        ...(debian ? ['test/support/debian.ts'] : []),
        ...(compiled ? ['test/support/compiled.ts'] : []),
        ...(command ? ['test/support/bundled.ts'] : []),
      ],
      include: [...include],
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      expect: { poll: { timeout: HANGS_MS } },
      isolate: !shared,
      // Many tests wait for a server, a child process or a page, and leave their core to others.
      maxWorkers: availableParallelism() + 1,
      // Tests make much that lives for a moment: with more room for it, it is collected less often, which spares them a twelfth.
      execArgv: ['--max-semi-space-size=64'],
      // The processes that a test starts from sources compile them once for all.
      env: {
        NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
        PIECES: String(pieces),
      },
      // The language service imports without file extensions, which Node refuses.
      server: { deps: { inline: [/@actions\//] } },
    },
  };
}

export default defineConfig({
  test: {
    projects: Object.entries({ ...QUICK, ...SLOW }).map(project),
    sequence: { sequencer: LongestFirst },
  },
});
