import examplesByCall from './examples.json' with { type: 'json' }

/** The data of a successful response of each call, from the reference API; lists are cut. */
export const examples: Readonly<Record<string, unknown>> = examplesByCall
