type Renderer = (source: string) => string;

/** Those that keep to CommonMark: they must show a text exactly. */
export declare const renderers: Readonly<Record<string, Renderer>>;

/** Those with a Markdown of their own: what they show is their business, but nothing foreign may be live. */
export declare const ownWays: Readonly<Record<string, Renderer>>;
