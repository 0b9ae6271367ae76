const degrees =
  "MD|DO|MBBS|MBBCH|MBBCHBAO|MBCHB|MDCM|DNP|DNAP|NP|CNP|CRNP|APRN|ARNP|APN|APNP|FNP|AGNP|AGPCNP|AGACNP|PMHNP|PNP|CPNP|WHNP|ENP|GNP|ANP|ACNP|NNP|PA|PAC|RPA|RN|BSN|MSN|LPN|LVN|CNM|CNS|CRNA|PHD|EDD|SCD|DRPH|DPH|DHSC|DMSC|PHARMD|RPH|PSYD|DC|ND|NMD|DPM|DDS|DMD|OD|DPT|PT|OT|LAC|DACM|LCSW|LMFT|LPC|MPH|MPA|MPP|MHA|MHS|MHSA|MBA|MS|MA|MSC|MED|MEHP|MSED|MSPH|MSCE|MSCR|MSCI|MMS|MMSC|MPAS|MSPAS|MCMSC|BS|BA|BSC|JD|RD|RDN|LD|CHES|CDE|CDCES|BCADM|IBCLC|CPE|CMD|CMC|BC|CCFP|MRCP|FRCP|FRCPC|MRCGP|FRCS|MACP|ABFM|ABIM|ABP|ABOIM|ABLM|ABOM|IFMCP|DABFM|DABFP|DABOM|DABIM|DIPABLM|DIPABOM|DIPLABLM|CAQ|CAQSM|RMSK|EMT|CCD|F[A-Z]{3,6}";
const certified = new RegExp(`^(?:${degrees})(?:[-/](?:${degrees}|C|A|F|P|PC|AC))*$`);

/** Whether a word, ignoring periods, is a degree, license, certification, or fellowship: "MD", "Ph.D.", "FNP-BC". */
export const isCredential = (word: string): boolean =>
  certified.test(word.replace(/[.()]/g, "").toUpperCase());

/** Whether a word has at least two capitals like most credentials, because "Do", "Ma", and "Md." can be names. */
export const hasCapitals = (word: string): boolean => (word.match(/\p{Lu}/gu) ?? []).length >= 2;

/** "Jr.", "Sr.", "III": part of the name. */
export const isSuffix = (word: string): boolean => /^(?:jr|sr|ii|iii|iv|2nd|3rd)\.?$/i.test(word);

export const title = /^(?:drs?|doctor|mrs?|ms|miss|prof|professor)\.?\s+(?=\S+\s+\S)/i;

/** The words of a name without trailing credentials; keeps at least two words, so that "Kim Do" is a name. */
export function withoutCredentials(words: readonly string[]): string[] {
  const rest = [...words];
  for (;;) {
    const last = rest.at(-1) ?? "";
    const before = rest.slice(0, -1).filter((word) => !isSuffix(word));
    // In "John A DO", the last word is the surname.
    const isNamed = before.length >= 2 && (before.at(-1) ?? "").replace(/\W/g, "").length > 1;
    if (!isNamed || !hasCapitals(last) || !isCredential(last)) return rest;
    rest.pop();
  }
}
