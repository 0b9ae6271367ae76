// cspell:ignore allerg biops diabet diagnos injur pregnan prescri vaccin ments
const healthWords =
  /\b(?:a1c|abortion|addict\w*|allerg\w*|anxiety|arthritis|asthma|biops\w*|blood pressure|cancer|chemo\w*|cholesterol|condition|covid|depress\w+|diabet\w+|diagnos\w+|disease|flu|heart|hiv|hypertension|illness|infect\w+|injur\w+|insulin|lab results?|medications?|mental health|migraines?|miscarriage|pain|pneumonia|pregnan\w+|prescri\w+|rash|strep|stroke|surger\w+|symptoms?|test results?|therap\w+|thyroid|treat(?:ed|ing|ments?)|tumors?|vaccin\w+)\b/i;

/** Returns the first word of a text that names health; null if there is none. */
export const findHealthWord = (text: string): string | null => healthWords.exec(text)?.[0] ?? null;
