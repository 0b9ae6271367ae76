const words = (text: string) => text.trim().split(/\s*,\s*/);

/** First words of practice names that come from nature or the street. */
export const natureWords = words(`
  Alder Bend, Amberfield Lane, Applewood Row, Arrowleaf Step, Aspen Fork, Barn Swallow,
  Bayberry Lane, Birch & Brook, Black Walnut, Blue Heron, Bramblewood Corner, Brightwater Kettle,
  Butternut Hill, Buttonwood Gate, Canyon Wren, Cardinal Row, Cattail Porch, Cedar & Sage,
  Chickadee Hollow, Clearbrook Bend, Clover Street, Copper Kettle, Cottonwood Bend,
  Cranefield Landing, Creekstone Door, Cypress Knoll, Dandelion Lantern, Dogwood Lane,
  Driftwood Point, Eastlight Lane, Elderberry Row, Evenhand Step, Fernhollow Corner,
  Fiddlehead Kettle, Fieldstone Gate, Firefly Porch, Foxglove Hollow, Front Porch, Garden Gate,
  Goldfinch Bend, Granite & Pine, Greenbriar Lane, Gristmill Landing, Hackberry Door,
  Harvest Moon, Hawthorn Row, Hearthside Lantern, Heron Hollow, Hickory Nut, High Desert Rose,
  Honeylocust Lane, Huckleberry Row, Indigo Bunting, Ironwood Flats, Ivy & Oak, Jackdaw Step,
  Juniper Step, Kestrel Corner, Killdeer Kettle, Lamplight Gate, Larkspur Court, Lighthouse Lane,
  Linden & Main, Longleaf Porch, Low Tide, Magnolia Porch, Maple Junction, Marigold Hollow,
  Marsh Wren, Meadowlark Bend, Milkweed Landing, Mill Race, Moonflower Door, Morning Star,
  Mulberry Street, Nettle & Thyme, Night Heron, Northlight Lantern, Nuthatch Lane, Old Orchard,
  Open Gate, Osprey Landing, Paintbrush Row, Pawpaw Step, Pear Tree, Pebble Creek,
  Persimmon Corner, Piñon Ridge, Plumtree Kettle, Poplar Grove, Prairie Clover, Quail Run,
  Quiet Harbor, Rabbitbrush Gate, Redbud Porch, River Birch, Robin's Nest, Rosemary Lane,
  Round Table, Rowan Tree, Saltmarsh Hollow, Sandpiper Bend, Saskatoon Landing, Second Cup,
  Serviceberry Door, Shadblow Lantern, Silver Maple, Snowberry Lane, Sparrow & Wren,
  Spicebush Row, Starling Step, Stone Soup, Sugar Maple, Sunporch Corner, Sweetgum Kettle,
  Sycamore Row, Tamarack Gate, Teaberry Porch, Thimbleberry Hollow, Three Rivers Bend,
  Thornapple Bend, Tidewater Oak, Trillium Landing, Tupelo Gum, Turning Leaf, Two Doors Down,
  Velvet Ash, Violet Hill, Wagon Wheel, Walnut & Third, Warbler Door, Water's Edge,
  Wayfarer's Lantern, Whippoorwill Lane, White Heron, Wild Plum, Willow Wren, Winterberry Row,
  Wisteria Step, Woodthrush Corner, Yarrow Kettle, Yellow Door, Zinnia Gate`);

/** Last words of practice names, by the kind of medicine. */
export const suffixes: Record<string, string[]> = {
  "Family Medicine": words(`Direct Primary Care, Family Medicine, Family Health, Direct Family Care,
    Family Practice, Primary Care, Family Doctors, Family Clinic, Direct Care, Medical Home`),
  "Internal Medicine": words(
    "Internal Medicine, Direct Internal Medicine, Adult Medicine, Direct Care",
  ),
  Pediatrics: words("Pediatrics, Children's Health, Direct Pediatrics, Kids' Clinic"),
  Geriatrics: words("Senior Care, Geriatrics, Elder Care at Home, Older Adult Medicine"),
  "Obstetrics and Gynecology": words("Women's Health, Gynecology, Direct Women's Care"),
  "Internal Medicine and Pediatrics": words("Med-Peds, Medicine & Pediatrics, All-Ages Care"),
  "Sports Medicine": words("Sports & Family Medicine, Sports Medicine, Movement Medicine"),
  "Lifestyle Medicine": words("Lifestyle Medicine, Wellbeing Clinic, Lifestyle & Primary Care"),
  "Functional Medicine": words("Functional Medicine, Whole Health"),
  "Integrative Medicine": words(
    "Integrative Care, Integrative Medicine, Integrative Family Health",
  ),
};

/** Parts of towns that exist in most of them. */
export const quarters = words(`
  Eastside, Westside, Northside, Southside, Downtown, Uptown, Old Town, Midtown, Market Square,
  Railroad Street, Courthouse Square, Riverside, Hilltop, Lakeside, Station Street, Canal Street`);

export const streets = words(`
  Main St, Oak St, Maple Ave, Elm St, Washington Ave, Park Ave, 2nd St, 3rd Ave, 4th St, 5th Ave, 7th St,
  Lincoln Ave, Jefferson St, Franklin St, Church St, Mill Rd, Cherry Ln, Walnut St, Chestnut St, Spring St,
  Highland Ave, Prospect St, College Ave, University Blvd, Commerce Dr, Market St, Cedar Ave, Pine St,
  River Rd, Lake Dr, Ridge Rd, Valley View Dr, Sunset Blvd, Union St, Center St, Broadway, Grove St,
  Orchard Ln, Locust St, Hillcrest Dr, Madison Ave, Monroe St, Adams St, Grant St, Willow Way, Birch Ct,
  Meadow Ln, Depot St, Railroad Ave, Harbor Rd, Quarry Rd, Summit Ave, Liberty St, Academy St, Garden St,
  Pleasant St, Bridge St, Canal St, Foundry St, Old Mill Rd`);

export const suites = words(`
  Suite 100, Suite 101, Suite 110, Suite 2, Suite 200, Suite 204, Suite 210, Suite 3, Suite 305, Suite 4B,
  Suite A, Suite B, Suite C, Unit 2, Unit 5, Unit 12, Floor 2, #103, #7`);
