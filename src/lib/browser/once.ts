/**
 * Makes a thing when it is first asked for, and keeps it. For the browser's own formats, each of which takes about 10 ms
 * of a phone's start to make.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
