import { Build } from './build/build.ts';
import { type BuildContext, contextForHealthReport, minimalBase } from './build/build-context.ts';
import { readBuildContext } from './build/read-build-context.ts';
import { contextForDrill } from './drill.ts';
import type { StageContext } from './runtime.ts';
import { crashDiagnostic, withTimeLimit } from './time-limit.ts';

/** Share of time after which hanging reads are abandoned: more than all their requests may wait. */
const READING_TIME = { part: 1 / 2 };

/** Reads the build context from environment and event, without a request. Never throws. */
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
    return new Build(context, reported(minimalBase(settings, world.env)), crashDiagnostic(error));
  }
}
