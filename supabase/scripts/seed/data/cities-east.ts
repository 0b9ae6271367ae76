// state: city, an area code used there, and how many practices it may get before others repeat.
export const eastCities = `
CT: Hartford 860, New Haven 203, Stamford 203, Waterbury 203, Norwich 860, Danbury 203
DC: Washington 202*4
DE: Wilmington 302, Dover 302, Lewes 302
FL: Miami 305*3, Orlando 407*3, Tampa 813*3, Jacksonville 904*3, Fort Lauderdale 954*2,
  Saint Petersburg 727, Sarasota 941, Naples 239, Tallahassee 850, Gainesville 352, Pensacola 850,
  Fort Myers 239, Melbourne 321, Lakeland 863, Ocala 352, West Palm Beach 561*2, Hialeah 305,
  Key West 305, Saint Augustine 904, Lake City 386, DeLand 386, Bradenton 941
GA: Atlanta 404*4, Savannah 912*2, Augusta 706, Macon 478, Columbus 706, Athens 706, Marietta 770,
  Alpharetta 770, Rome 706, Valdosta 229, Newnan 770, Statesboro 912
MA: Boston 617*3, Worcester 508, Springfield 413, Cambridge 617, Lowell 978, Pittsfield 413,
  New Bedford 508, Northampton 413
MD: Baltimore 410*3, Silver Spring 301, Frederick 301, Annapolis 410, Salisbury 410, Columbia 410,
  Hagerstown 301
ME: Portland 207, Bangor 207, Brunswick 207
NC: Charlotte 704*3, Raleigh 919*3, Durham 919, Greensboro 336, Winston-Salem 336, Asheville 828*2,
  Wilmington 910, Fayetteville 910, Boone 828, New Bern 252, Hickory 828
NH: Manchester 603, Keene 603, Portsmouth 603
NJ: Newark 973, Jersey City 201, Princeton 609, Cherry Hill 856, Toms River 732, Morristown 973,
  Edison 732, Paterson 973, Atlantic City 609, Hackensack 201, Vineland 856, New Brunswick 732
NY: New York 212*4, Brooklyn 718*4, Bronx 718, Staten Island 718, Buffalo 716*2, Rochester 585*2,
  Albany 518, Syracuse 315, Yonkers 914, White Plains 914, Ithaca 607, Saratoga Springs 518,
  Flushing 718, Huntington 631, Poughkeepsie 845, Binghamton 607, Plattsburgh 518, Utica 315,
  Jamestown 716
PA: Philadelphia 215*4, Pittsburgh 412*3, Harrisburg 717, Lancaster 717, Allentown 610, Erie 814,
  Scranton 570, State College 814, West Chester 610, York 717, Gettysburg 717, Johnstown 814
RI: Providence 401*2, Newport 401, Warwick 401
SC: Charleston 843, Columbia 803, Greenville 864, Myrtle Beach 843, Rock Hill 803, Aiken 803,
  Beaufort 843, Spartanburg 864
VA: Richmond 804*2, Virginia Beach 757, Norfolk 757, Alexandria 703, Arlington 703, Roanoke 540,
  Charlottesville 434, Fairfax 703, Lynchburg 434, Harrisonburg 540, Fredericksburg 540
VT: Burlington 802, Brattleboro 802, Montpelier 802
WV: Charleston 304, Morgantown 304, Martinsburg 304`;
