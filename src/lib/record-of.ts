/**
 * A record with a value for each key. Its type is named by the caller, as the compiler cannot follow a value whose type
 * depends on its key: a test has to see that each value is of its own.
 */
export function recordOf<Values extends object>(
  keys: readonly (keyof Values)[],
  valueFor: (key: keyof Values) => unknown,
): Values;
export function recordOf(
  keys: readonly PropertyKey[],
  valueFor: (key: PropertyKey) => unknown,
): object {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)]));
}
