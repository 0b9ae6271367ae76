-- Cities that people search for and no ZIP code is named after, as the post calls them by their larger neighbor; and a few whose ZIP codes are no
-- measure of their size. Each has a ZIP code of its own to stand for. Names and ZIP codes: what the post accepts beside its own place names
-- (https://tools.usps.com); which of two is larger: the census of 2020.

create table private.more_cities (
  city text not null,
  state text not null,
  zip text not null references public.zip_codes (zip),
  weight integer not null,
  primary key (city, state)
);

comment on table private.more_cities is 'Cities beside those that ZIP codes are named after, or larger than their number of these says.';
comment on column private.more_cities.zip is 'Where it lies, unless ZIP codes are named after it.';
comment on column private.more_cities.weight is
  'How many ZIP codes it counts for where several places have its name: 3, or 1 where the name is also that of many people and things.';
create index more_cities_zip_idx on private.more_cities (zip);
alter table private.more_cities enable row level security;

insert into private.more_cities (city, state, zip, weight) values
  ('Nome', 'AK', '99762', 3),
  ('Homewood', 'AL', '35209', 3), ('Hoover', 'AL', '35226', 3), ('Mountain Brook', 'AL', '35223', 3), ('Vestavia Hills', 'AL', '35216', 3),
  ('Catalina Foothills', 'AZ', '85718', 3), ('Glendale', 'AZ', '85301', 15), ('Oro Valley', 'AZ', '85737', 3), ('Peoria', 'AZ', '85345', 20),
  ('East Los Angeles', 'CA', '90022', 3), ('Hollywood', 'CA', '90028', 3), ('Eastvale', 'CA', '92880', 3), ('French Valley', 'CA', '92596', 3), ('Jurupa Valley', 'CA', '92509', 3),
  ('Centennial', 'CO', '80112', 3), ('Greenwood Village', 'CO', '80111', 3), ('Highlands Ranch', 'CO', '80129', 3), ('Ken Caryl', 'CO', '80127', 3),
  ('Lakewood', 'CO', '80226', 6), ('Northglenn', 'CO', '80233', 3),
  ('Pike Creek', 'DE', '19808', 3),
  ('Alafaya', 'FL', '32828', 3), ('Aventura', 'FL', '33180', 3), ('Cutler Bay', 'FL', '33189', 3), ('Davie', 'FL', '33328', 1),
  ('Doral', 'FL', '33178', 3), ('Kendall', 'FL', '33176', 3), ('Lauderhill', 'FL', '33319', 3), ('Mandarin', 'FL', '32223', 1), ('Miami Lakes', 'FL', '33016', 3),
  ('Miami Shores', 'FL', '33138', 3), ('Miramar', 'FL', '33025', 3), ('Oakland Park', 'FL', '33334', 3), ('Pinecrest', 'FL', '33156', 3),
  ('Sunrise', 'FL', '33323', 3), ('Tamarac', 'FL', '33321', 3), ('Weston', 'FL', '33326', 1),
  ('Brookhaven', 'GA', '30319', 3), ('Dunwoody', 'GA', '30338', 3), ('East Point', 'GA', '30344', 3), ('Johns Creek', 'GA', '30097', 3),
  ('Milton', 'GA', '30004', 1), ('Sandy Springs', 'GA', '30328', 3),
  ('East Honolulu', 'HI', '96825', 3), ('Waikiki', 'HI', '96815', 3),
  ('Ammon', 'ID', '83406', 3),
  ('Germantown Hills', 'IL', '61548', 3), ('Norridge', 'IL', '60706', 3),
  ('Lawrence', 'IN', '46226', 1), ('Speedway', 'IN', '46224', 3),
  ('Merriam', 'KS', '66203', 3),
  ('Jeffersontown', 'KY', '40299', 3), ('Lyndon', 'KY', '40222', 1), ('Shively', 'KY', '40216', 3), ('St. Matthews', 'KY', '40207', 3),
  ('Central', 'LA', '70739', 1), ('Jefferson', 'LA', '70121', 1), ('Terrytown', 'LA', '70056', 3),
  ('Aspen Hill', 'MD', '20906', 3), ('North Bethesda', 'MD', '20852', 3), ('North Potomac', 'MD', '20878', 3), ('Wheaton', 'MD', '20902', 1),
  ('Delta Township', 'MI', '48917', 3), ('Forest Hills', 'MI', '49546', 3), ('Kentwood', 'MI', '49508', 3), ('Meridian Township', 'MI', '48864', 3),
  ('Shelby Township', 'MI', '48315', 3), ('Walker', 'MI', '49534', 1),
  ('Apple Valley', 'MN', '55124', 3), ('Blaine', 'MN', '55449', 3), ('Bloomington', 'MN', '55420', 3), ('Brooklyn Center', 'MN', '55430', 3),
  ('Brooklyn Park', 'MN', '55443', 3), ('Coon Rapids', 'MN', '55433', 3), ('Crystal', 'MN', '55428', 1), ('Eagan', 'MN', '55122', 3),
  ('Edina', 'MN', '55424', 3), ('Fridley', 'MN', '55432', 3), ('Golden Valley', 'MN', '55427', 3), ('Maplewood', 'MN', '55109', 3),
  ('New Hope', 'MN', '55428', 3), ('Oakdale', 'MN', '55128', 3), ('Plymouth', 'MN', '55447', 3), ('Richfield', 'MN', '55423', 3),
  ('Roseville', 'MN', '55113', 3), ('Shoreview', 'MN', '55126', 3), ('St. Louis Park', 'MN', '55426', 3), ('Woodbury', 'MN', '55125', 3),
  ('Affton', 'MO', '63123', 3), ('Clayton', 'MO', '63105', 1), ('Creve Coeur', 'MO', '63141', 3), ('Ferguson', 'MO', '63135', 1),
  ('Gladstone', 'MO', '64118', 3), ('Kirkwood', 'MO', '63122', 3), ('Mehlville', 'MO', '63129', 3), ('Oakville', 'MO', '63129', 3),
  ('Raytown', 'MO', '64133', 3), ('University City', 'MO', '63130', 3), ('Webster Groves', 'MO', '63119', 3),
  ('Ballantyne', 'NC', '28277', 3), ('Mint Hill', 'NC', '28227', 3), ('Stallings', 'NC', '28104', 3),
  ('Ralston', 'NE', '68127', 3),
  ('Evesham', 'NJ', '08053', 3), ('Gloucester Township', 'NJ', '08012', 3), ('Hamilton', 'NJ', '08619', 1),
  ('South Valley', 'NM', '87105', 3),
  ('Enterprise', 'NV', '89178', 1), ('Paradise', 'NV', '89119', 1), ('Spanish Springs', 'NV', '89441', 3), ('Spring Valley', 'NV', '89147', 3), ('Summerlin', 'NV', '89135', 3),
  ('Sunrise Manor', 'NV', '89110', 3), ('Whitney', 'NV', '89122', 1),
  ('Amherst', 'NY', '14226', 1), ('Brighton', 'NY', '14618', 1), ('Cheektowaga', 'NY', '14225', 3), ('Clarkstown', 'NY', '10956', 3),
  ('Colonie', 'NY', '12205', 3), ('Greece', 'NY', '14626', 1), ('Irondequoit', 'NY', '14617', 3), ('Manhattan', 'NY', '10001', 40), ('Harlem', 'NY', '10027', 3),
  ('Queens', 'NY', '11375', 3), ('Ramapo', 'NY', '10977', 3),
  ('Beavercreek', 'OH', '45431', 3), ('Cleveland Heights', 'OH', '44118', 3), ('Gahanna', 'OH', '43230', 3), ('Garfield Heights', 'OH', '44125', 3),
  ('Huber Heights', 'OH', '45424', 3), ('Kettering', 'OH', '45429', 3), ('Parma', 'OH', '44129', 3), ('Riverside', 'OH', '45431', 1),
  ('Shaker Heights', 'OH', '44120', 3), ('Upper Arlington', 'OH', '43221', 3),
  ('Del City', 'OK', '73115', 3), ('Midwest City', 'OK', '73110', 3), ('Nichols Hills', 'OK', '73116', 3), ('The Village', 'OK', '73120', 3),
  ('Warr Acres', 'OK', '73132', 3),
  ('Milwaukie', 'OR', '97222', 3), ('Oak Grove', 'OR', '97267', 3), ('Tigard', 'OR', '97223', 3),
  ('Lower Merion', 'PA', '19003', 3), ('Mount Lebanon', 'PA', '15228', 3), ('Penn Hills', 'PA', '15235', 3), ('Ross Township', 'PA', '15237', 3),
  ('Shaler', 'PA', '15209', 3),
  ('Charleston', 'SC', '29401', 46), ('Forest Acres', 'SC', '29206', 3), ('West Ashley', 'SC', '29407', 3),
  ('Bartlett', 'TN', '38134', 1), ('Belle Meade', 'TN', '37205', 3), ('East Ridge', 'TN', '37412', 3), ('Farragut', 'TN', '37934', 1),
  ('Oak Hill', 'TN', '37220', 3), ('Red Bank', 'TN', '37415', 3),
  ('Alamo Heights', 'TX', '78209', 3), ('Arlington', 'TX', '76010', 28), ('Atascocita', 'TX', '77346', 3), ('Bee Cave', 'TX', '78738', 3),
  ('Benbrook', 'TX', '76126', 3), ('Farmers Branch', 'TX', '75234', 3), ('Lakeway', 'TX', '78734', 3), ('Leon Valley', 'TX', '78238', 3),
  ('Live Oak', 'TX', '78233', 3), ('The Woodlands', 'TX', '77380', 3), ('University Park', 'TX', '75205', 3), ('Watauga', 'TX', '76148', 3),
  ('West Lake Hills', 'TX', '78746', 3), ('West University Place', 'TX', '77005', 3), ('White Settlement', 'TX', '76108', 3),
  ('Cottonwood Heights', 'UT', '84121', 3), ('Holladay', 'UT', '84117', 3), ('Kearns', 'UT', '84118', 3), ('Millcreek', 'UT', '84109', 3),
  ('Murray', 'UT', '84107', 1), ('South Salt Lake', 'UT', '84115', 3), ('Spanish Valley', 'UT', '84532', 3), ('Taylorsville', 'UT', '84123', 3),
  ('Bailey''s Crossroads', 'VA', '22041', 3), ('Dale City', 'VA', '22193', 3), ('Lake Ridge', 'VA', '22192', 3), ('Short Pump', 'VA', '23233', 3),
  ('Tuckahoe', 'VA', '23229', 3), ('Tysons', 'VA', '22102', 3),
  ('Burien', 'WA', '98166', 3), ('Covington', 'WA', '98042', 1), ('Des Moines', 'WA', '98198', 3), ('Newcastle', 'WA', '98056', 1),
  ('SeaTac', 'WA', '98188', 3), ('Shoreline', 'WA', '98133', 3), ('Spokane Valley', 'WA', '99206', 3), ('Tukwila', 'WA', '98168', 3),
  ('Ashwaubenon', 'WI', '54304', 3), ('Fitchburg', 'WI', '53711', 3), ('Greenfield', 'WI', '53220', 3), ('Wauwatosa', 'WI', '53213', 3),
  ('West Allis', 'WI', '53214', 3);
