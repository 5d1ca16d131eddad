import { Build } from './build/build.ts';
import { type BuildContext, contextForHealthReport, minimalBase } from './build/build-context.ts';
import { readBuildContext } from './build/read-build-context.ts';
import { contextForDrill } from './drill.ts';
import type { StageContext } from './runtime.ts';
import { crashRemark, withTimeLimit } from './time-limit.ts';

/** What it may take before it is given up, because it hangs: more than all that waits in it. */
const READING_TIME = { part: 1 / 2 };

/** What environment and event tell of the build, without a request. Never throws. */
export async function readBuild(context: StageContext): Promise<Build> {
  const { settings, world, budget } = context;
  const reported = (base: BuildContext) => {
    if (settings.drill) return contextForDrill(base);
    return settings.buildReport === undefined ? base : contextForHealthReport(base);
  };
  try {
    const base = await withTimeLimit(budget.share(READING_TIME), () => readBuildContext(settings, world, budget));
    return new Build(context, reported(base));
  } catch (error) {
    return new Build(context, reported(minimalBase(settings, world.env)), crashRemark(error));
  }
}
