// What people and databases write where they have no value. "no" is an answer, and "\N" is the empty value of MySQL.
const noValue =
  /^(?:n ?[./\\]? ?a|null|nil|none|nan|undefined|unknown|unspecified|empty|tb[ad]|to be (?:determined|announced|confirmed|decided)|(?:not|none|no) (?:applicable|available|listed|provided|specified|given|known|found|stated|published|disclosed|data|value)|\\n)$/;

const signsAround = /^[\s()[\]{}<>"'“”‘’*.,;:_?/|~–—-]+|[\s()[\]{}<>"'“”‘’*.,;:_?/|~–—-]+$/g;

/** Whether a text says that there is no value: "N/A", "(none)", "[NULL]", "TBD", "--". */
export function isNoValue(text: string): boolean {
  if (text.length > 40) return false;
  const word = text.toLowerCase().replace(signsAround, "").replace(/\s+/g, " ");
  return word === "" || noValue.test(word);
}
