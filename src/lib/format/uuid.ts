const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is an id as the database makes them. It refuses the whole question for any other. */
export const isUuid = (text: string): boolean => uuid.test(text);
