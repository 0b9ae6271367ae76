/**
 * Returns a record with a value for each key. The caller specifies its type, because the compiler
 * can't check values whose type depends on the key.
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
