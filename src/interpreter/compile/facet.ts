/** Something that may change as answers change: the key of its node, or its value when it never does. */
export type Facet<T> = { constant: T } | { node: string };
