import { createHash } from "node:crypto";

const namesIn = (text: string) => new Set(text.trim().split(/\s+/));

// cspell:disable
const men = namesIn(`
  Abram Alonzo Anders Anselm Babak Benedict Bilal Bram Callum Clifford Cyril Cyrus Dafydd Damian
  Daniel Desmond Dimitri Elias Elliot Emeka Emilio Erik Everett Ezra Farid Felix Gabriel Gideon
  Haruto Hector Hiro Hugo Ibrahim Ignacio Isidro Jasper Jerome Julian Kenji Kofi Kwame Leif Levi
  Lorenzo Lucien Marcel Mateus Nikhil Olufemi Oskar Otis Pascal Pavel Quentin Rafael Rajiv Ruben
  Silas Stellan Theo Tobias Vikram Wesley Xavier Yusuf
`);
const eitherGender = namesIn("Hollis Jun Kiran Minh Noor Tran Yuki");
const darker = namesIn(`
  Amara Chidinma Emeka Hodan Jerome Keisha Kofi Kwame Latoya Oluchi Olufemi Otis Wanjiru Zora
`);
const blackHaired = namesIn(`
  Hana Haruto Hiro Jun Kamala Kavita Keiko Kenji Kiran Leilani Minh Nikhil Rajiv Soo-jin Tran
  Vikram Yuki
`);
const wearingScarf = namesIn("Amina Hodan Zainab");
// cspell:enable

const skins = [
  ["#f6d7c3", "#e3b499"],
  ["#efc7a8", "#d6a27f"],
  ["#e3b18b", "#c68d66"],
  ["#cf9a70", "#ae7850"],
  ["#b57d55", "#93603d"],
  ["#93603f", "#74482d"],
  ["#744a32", "#583522"],
] as const;
const hairs = ["#2b2320", "#3b2a22", "#5a3b28", "#7d5433", "#a9743f", "#c9a063", "#8c3f28"];
const grays = ["#8f8f8c", "#b9b7b2", "#d8d6d1"];
const walls = ["#dbe6d8", "#d6e6ec", "#f6e0cb", "#f1e4be", "#e6dbe8", "#d9deec"];
const clothes = ["#2f5d50", "#3d5a80", "#8a4b38", "#6a4c77", "#4a5a67", "#9a7b2f", "#7b2f45"];
const scrubs = ["#3f8f8b", "#4f7fb5", "#56805f"];

/** Returns the same choices for the same text. */
function chooser(text: string) {
  const bytes = createHash("sha256").update(text).digest();
  let next = 0;
  const draw = () => bytes[next++ % bytes.length] ?? 0;
  return {
    /** Whether an event of this probability happens. */
    chance: (probability: number) => draw() < probability * 256,
    pick: <T>(choices: readonly [T, ...T[]] | readonly T[]): T => {
      const choice = choices[draw() % choices.length];
      if (choice === undefined) throw new Error("There is nothing to choose from.");
      return choice;
    },
  };
}

type Chooser = ReturnType<typeof chooser>;

const cap = '<path d="M32.6 42C29 15 71 15 67.4 42C65 32 59 28.5 50 29C41 28.5 35 32 32.6 42Z"/>';
const sidePart =
  '<path d="M32.6 43C27 13 72 12 67.4 42C65 34 55 34 45 26.500C42 33 35 34 32.6 43Z"/>';
const fringe = '<path d="M32.6 44C28 14 72 14 67.4 44L66 35.500Q57 32 50 34.500Q42 31 34 36Z"/>';
const crop =
  '<path d="M33 38C32 18 68 18 67 38C65.5 30 62 26.5 50 26.500C38 26.5 34.5 30 33 38Z"/>';
const receding =
  '<path d="M32.6 46C30 34 34 27 40 24C37 31 35 37 34.5 46ZM67.4 46C70 34 66 27 60 24C63 31 65 37 65.5 46Z"/>';
const quiff =
  '<path d="M33 40C29 20 44 13 58 17C70 18 69 32 67 40C66 32 62 30 54 28.500C44 31 36 30 33 40Z"/>';
const curls = [
  [35, 33],
  [39, 26],
  [46, 22],
  [54, 22],
  [61, 26],
  [65, 33],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5"/>`)
  .join("");

/** Hair behind the head and over it. */
interface Hair {
  back: string;
  front: string;
}

const long =
  '<path d="M29 42C24 10 76 10 71 42C71 56 76 66 73 78C62 84 38 84 27 78C24 66 29 56 29 42Z"/>';
const bob = '<path d="M29 42C25 11 75 11 71 42L72 58C66 64 34 64 28 58Z"/>';
const afro = '<circle cx="50" cy="35" r="25"/>';

const hairOfWomen: readonly Hair[] = [
  { back: long, front: sidePart },
  { back: long, front: fringe },
  { back: bob, front: sidePart },
  { back: bob, front: fringe },
  { back: '<circle cx="50" cy="16" r="8"/>', front: cap },
  { back: '<path d="M64 26C80 26 80 50 74 64C70 56 70 40 62 34Z"/>', front: sidePart },
  { back: afro, front: "" },
  { back: bob, front: curls },
];
const hairOfMen: readonly Hair[] = [
  { back: "", front: crop },
  { back: "", front: cap },
  { back: "", front: sidePart },
  { back: "", front: quiff },
  { back: "", front: receding },
  { back: "", front: curls },
  { back: "", front: "" },
];
const hairOfEither: readonly Hair[] = [
  { back: bob, front: sidePart },
  { back: "", front: quiff },
  { back: "", front: curls },
];

function drawClothes({ chance, pick }: Chooser): string {
  const shoulders = "M12 102C12 82 29 73 50 73S88 82 88 102Z";
  if (chance(0.3)) {
    const color = pick(scrubs);
    return `<path fill="${color}" d="${shoulders}"/><path d="M42 73L50 86L58 73" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>`;
  }
  const color = pick(clothes);
  if (chance(0.45)) {
    // A white coat over a shirt.
    return `<path fill="#fbfaf7" d="${shoulders}"/><path fill="${color}" d="M41 73L50 100L59 73Z"/><path d="M40 73L48 101M60 73L52 101" fill="none" stroke="#c9cdd0" stroke-width="1.5"/>`;
  }
  if (chance(0.5)) {
    return `<path fill="${color}" d="${shoulders}"/><path fill="#fbfaf7" d="M41 72L50 83L59 72L62 77L53 88L50 84L47 88L38 77Z"/>`;
  }
  return `<path fill="${color}" d="${shoulders}"/><path d="M39 75Q50 86 61 75" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`;
}

/** A calm, friendly face. */
function drawFace({ chance, pick }: Chooser, skin: readonly [string, string], brow: string) {
  const [, shade] = skin;
  const smile = pick([
    "M44 53Q50 58.5 56 53",
    "M44.5 53.500Q50 57 55.5 53.5",
    "M43.5 52.500Q50 60 56.5 52.500Z",
  ]);
  const glasses = chance(0.28)
    ? '<g fill="#fff" fill-opacity=".18" stroke="#33312e" stroke-width="1.2"><rect x="37.5" y="38" width="10.5" height="8.5" rx="3.5"/><rect x="52" y="38" width="10.5" height="8.5" rx="3.5"/><path d="M48 41.500Q50 40 52 41.5" fill="none"/></g>'
    : "";
  return `<g fill="#2a2320"><ellipse cx="43" cy="42.5" rx="1.7" ry="2"/><ellipse cx="57" cy="42.5" rx="1.7" ry="2"/></g><path d="M39.5 37.500Q43 35.5 46.5 37M53.5 37Q57 35.5 60.5 37.5" fill="none" stroke="${brow}" stroke-width="1.6" stroke-linecap="round"/><path d="M50.5 42.500Q47.5 48 50.5 48.5" fill="none" stroke="${shade}" stroke-width="1.5" stroke-linecap="round"/><path d="${smile}" fill="${smile.endsWith("Z") ? "#fff" : "none"}" stroke="#8f4237" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>${glasses}`;
}

const beard =
  '<path d="M32.8 45C33 68 44 67.5 50 67.500S67 68 67.2 45C65 52 62 50.5 57 50Q50 47.5 43 50C38 50.5 35 52 32.8 45Z"/>';
const mustache =
  '<path d="M42 52.500Q46 48.5 50 50.500Q54 48.5 58 52.500Q54 51.5 50 52.500Q46 51.5 42 52.500Z"/>';

/** Draws an invented person, the same for the same key, as SVG. The given name decides what is likely. */
export function drawPortrait(key: string, name: string): string {
  const choices = chooser(key);
  const { chance, pick } = choices;
  const [given = ""] = name.split(" ");
  const isEither = eitherGender.has(given);
  const isMan = men.has(given);
  const skin = pick(
    darker.has(given) ? skins.slice(4) : blackHaired.has(given) ? skins.slice(0, 5) : skins,
  );
  const isDark = skins.indexOf(skin) >= 4 || blackHaired.has(given);
  const color = pick(chance(0.26) ? grays : isDark ? hairs.slice(0, 2) : hairs);
  const clothing = drawClothes(choices);
  const hair = pick(isEither ? hairOfEither : isMan ? hairOfMen : hairOfWomen);
  const hasScarf = wearingScarf.has(given) && chance(0.7);
  const scarf = pick(clothes);
  const [tone, shade] = skin;
  const layers = [
    `<rect width="100" height="100" fill="${pick(walls)}"/>`,
    hasScarf
      ? `<path fill="${scarf}" d="M28 44C24 8 76 8 72 44C73 58 72 68 82 84C70 92 30 92 18 84C28 68 27 58 28 44Z"/>`
      : `<g fill="${color}">${hair.back}</g>`,
    `<path fill="${shade}" d="M42 56H58V74Q50 81 42 74Z"/>`,
    clothing,
    hasScarf
      ? `<path fill="${scarf}" d="M31 50Q50 78 69 50L82 90H18Z"/>`
      : `<g fill="${shade}"><circle cx="32.5" cy="44" r="3.6"/><circle cx="67.5" cy="44" r="3.6"/></g>`,
    `<ellipse cx="50" cy="42.5" rx="17.5" ry="21" fill="${tone}"/>`,
    isMan && chance(0.4) ? `<g fill="${color}">${chance(0.75) ? beard : mustache}</g>` : "",
    drawFace(choices, skin, color === "#d8d6d1" ? "#b9b7b2" : color),
    hasScarf
      ? `<path fill="${scarf}" d="M30 48C27 12 73 12 70 48C68 30 62 25 50 25S32 30 30 48Z"/>`
      : `<g fill="${color}">${hair.front}</g>`,
    !isMan && !isEither && !hasScarf && chance(0.3)
      ? '<g fill="#d8b45a"><circle cx="32.3" cy="49" r="1.5"/><circle cx="67.7" cy="49" r="1.5"/></g>'
      : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="13 8 74 74">${layers.join("")}</svg>`;
}
