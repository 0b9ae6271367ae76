// Written by `npm run db:types`. Do not edit.
/** How many posts a page of the feed has. */
export const feedPageSize = 20;

/** What direct primary care may cost one person, in dollars a month, without stopping contributions to an HSA. */
export const hsaLimitForOne = 150;

/** What direct primary care may cost several people, in dollars a month, without stopping contributions to an HSA. */
export const hsaLimitForSeveral = 300;

/** How many prices by age a practice can have. */
export const maxAgeBands = 12;

/** How many clinicians a practice can have. */
export const maxClinicians = 30;

/** How many characters the instructions for members can have when a practice closes. */
export const maxClosingInstructions = 500;

/** How many former names a practice or clinician can have. */
export const maxFormerNames = 5;

/** How many photos a practice can have besides its main one. */
export const maxGalleryPhotos = 5;

/** How many people a household can have when its prices are computed. */
export const maxHouseholdSize = 12;

/** How many offices a practice can have. */
export const maxOffices = 10;

/** How many characters the description of a photo can have. */
export const maxPhotoDescription = 160;

/** How often a listing can be rejected before only an admin can reopen it. */
export const maxRejections = 3;

/** How many listings one member can save. */
export const maxSavedListings = 200;

/** How many holidays and other days with special hours an office can have. */
export const maxSpecialHours = 20;

/** The default radius of a search and of an alert, in miles. */
export const nearMiles = 25;

/** How many characters a story about a practice has at least. */
export const shortestPracticeStory = 40;

/** How many rows each function of the API returns by default. */
export const pageSizes = {
  admin_list_waiting_cases: 20,
  admin_search_listings: 20,
  admin_search_members: 20,
  get_comment_page: 30,
  list_cases: 20,
  list_place_listings: 24,
  search_doctors: 24,
} as const;
