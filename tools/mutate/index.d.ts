export declare class Stryker {
  constructor(options: Readonly<Record<string, unknown>>);
  runMutationTest(): Promise<unknown>;
}
