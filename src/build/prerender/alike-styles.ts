type FindStyles = (body: string) => Promise<string>;

const namesIn = (html: string): string[] =>
  [...html.matchAll(/<([\w-]+)|\bclass="([^"]*)"/g)].flatMap(([, tag, classes = ""]) =>
    tag ? [`<${tag}`] : classes.split(/\s+/),
  );

/**
 * Finds the styles of many bodies that are much alike, one after the other. Looking takes time, so it is done anew only
 * for one with an element or a class that no other has had; the result then serves all of them.
 */
export function stylesOfAlike(find: FindStyles): FindStyles {
  const known = new Set<string>();
  const samples: string[] = [];
  let styles = "";
  return async (body) => {
    const names = namesIn(body).filter((name) => !known.has(name));
    if (names.length > 0) {
      for (const name of names) known.add(name);
      samples.push(body);
      styles = await find(samples.join(""));
    }
    return styles;
  };
}
