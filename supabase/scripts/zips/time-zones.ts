/** Parts of states with another time zone than the state in `private.us_states`: whole counties, and ZIP codes of divided ones. */
interface Exception {
  state: string;
  timeZone: string;
  counties?: readonly string[];
  zips?: readonly string[];
}

const words = (text: string) => text.split(/,\s*/);

// Source: 49 CFR part 71 (public domain), and tribal and local practice where it differs: the Navajo Nation observes daylight saving time, and
// towns beside Columbus, Georgia and in West Wendover and Jackpot, Nevada keep the time of the neighboring state.
// Zones with the same clock since 1970 or 2007 are merged, such as Detroit with New York, and Boise with Denver.
const exceptions: readonly Exception[] = [
  { state: "AK", timeZone: "America/Adak", zips: ["99546", "99547"] },
  {
    state: "AL",
    timeZone: "America/New_York",
    zips: words("36854, 36856, 36863, 36867, 36868, 36869, 36870, 36874, 36877"),
  },
  {
    state: "AZ",
    timeZone: "America/Denver",
    zips: words(
      "86016, 86020, 86031, 86033, 86035, 86044, 86045, 86053, 86054, 86502, 86503, 86504, 86505, 86506, 86507, 86508, 86510, 86511, 86514, " +
        "86515, 86520, 86535, 86538, 86540, 86544, 86545, 86547, 86556",
    ),
  },
  {
    state: "FL",
    timeZone: "America/Chicago",
    counties: words(
      "Bay, Calhoun, Escambia, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington",
    ),
    zips: ["32465"],
  },
  {
    state: "ID",
    timeZone: "America/Los_Angeles",
    counties: words(
      "Benewah, Bonner, Boundary, Clearwater, Kootenai, Latah, Lewis, Nez Perce, Shoshone",
    ),
    zips: words("83522, 83525, 83526, 83530, 83531, 83533, 83539, 83542, 83552, 83554"),
  },
  {
    state: "IN",
    timeZone: "America/Chicago",
    counties: words(
      "Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick",
    ),
  },
  {
    state: "KS",
    timeZone: "America/Denver",
    counties: words("Greeley, Hamilton, Sherman, Wallace"),
  },
  {
    state: "KY",
    timeZone: "America/Chicago",
    counties: words(
      "Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden, Cumberland, Daviess, " +
        "Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins, Livingston, Logan, Lyon, McCracken, McLean, Marshall, " +
        "Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd, Trigg, Union, Warren, Webster",
    ),
  },
  {
    state: "MI",
    timeZone: "America/Chicago",
    counties: words("Dickinson, Gogebic, Iron, Menominee"),
  },
  {
    state: "ND",
    timeZone: "America/Denver",
    counties: words("Adams, Billings, Bowman, Dunn, Golden Valley, Grant, Hettinger, Slope, Stark"),
    zips: ["58634", "58838"],
  },
  {
    state: "NE",
    timeZone: "America/Denver",
    counties: words(
      "Arthur, Banner, Box Butte, Chase, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill, Perkins, Scotts Bluff, " +
        "Sheridan, Sioux",
    ),
    zips: ["69211", "69216", "69218", "69219"],
  },
  { state: "NV", timeZone: "America/Denver", zips: ["89825", "89883"] },
  { state: "OR", timeZone: "America/Denver", counties: ["Malheur"] },
  {
    state: "SD",
    timeZone: "America/Denver",
    counties: words(
      "Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota County, Pennington, Perkins, " +
        "Stanley, Ziebach",
    ),
  },
  {
    state: "TN",
    timeZone: "America/New_York",
    counties: words(
      "Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, " +
        "Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington",
    ),
  },
  { state: "TX", timeZone: "America/Denver", counties: ["El Paso", "Hudspeth"] },
];

/** Returns the time zone of a ZIP code if it differs from that of its state. */
export const exceptionalTimeZone = (zip: string, state: string, county: string) =>
  exceptions.find(
    (part) => part.state === state && (part.counties?.includes(county) || part.zips?.includes(zip)),
  )?.timeZone;
