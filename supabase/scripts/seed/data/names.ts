const words = (text: string) => text.trim().split(/\s*,\s*/);

/** Given names with the pronoun that bios use for the invented doctor. */
export const givenNames = [
  ...words(`Amara, Ingrid, Priya, Lucía, Hannah, Mei, Fatima, Rosalind, Anneliese, Thuy, Noor, Beatriz,
    Keisha, Tova, Marisol, Aoife, Yuki, Delphine, Nadia, Caroline, Simone, Leilani, Irina, Paloma,
    Adaeze, Joanna, Farah, Ximena, Gwendolyn, Soo-jin, Latoya, Margit, Camille, Renata, Tamsin,
    Shreya, Bridget, Oluchi, Vera, Magdalena, Winona, Harriet, Zainab, Elspeth`).map((name) => ({
    name,
    pronoun: "she",
  })),
  ...words(`Tomás, Kwame, Elliot, Rajiv, Desmond, Henrik, Andrés, Malik, Owen, Tran, Kenji, Silas,
    Babak, Mateo, Lamar, Piotr, Cyrus, Julian, Emeka, Anders, Vikram, Rafael, Gideon, Wesley, Samir,
    Calvin, Dmitri, Alonzo, Hollis, Nikhil, Everett, Joaquín, Terrence, Soren, Ibrahim, Clifford,
    Minh, Abram, Lucien, Darnell, Otis, Haruto, Stellan, Yusuf`).map((name) => ({
    name,
    pronoun: "he",
  })),
];

/** Surnames of invented doctors; a practice may carry one. */
export const surnames = words(`
  Abernathy, Adeyemi, Alvarado, Anand, Arceneaux, Arslan, Ashworth, Baptiste, Barzani, Beaumont,
  Bergström, Bhandari, Blackwood, Boateng, Brannigan, Bustamante, Calloway, Castellanos, Chandrasekar,
  Cho, Christiansen, Coates, Cordero, Crowther, Dabrowski, Dauphin, Delacroix, Demir, Dhillon, Dorsey,
  Dvorak, Echeverría, Ekwueme, Ellingson, Engelhardt, Espinal, Fairweather, Farrokhzad, Ferreira,
  Fitzgibbon, Fontenot, Fujimoto, Galvan, Gebremariam, Ghosh, Gianopoulos, Gutowski, Haddad, Halvorsen,
  Hargrove, Hashimoto, Hawthorne, Holloway, Huynh, Ibarra, Ikeda, Iyer, Jankowski, Jaramillo, Kalinowski,
  Kapoor, Karimi, Kealoha, Kessler, Khoury, Kilgore, Kowalczyk, Krishnan, Lachance, Laframboise, Lindqvist,
  Lockhart, Loughran, Lutz, Macías, Mahoney, Maldonado, Marchetti, Mbeki, McAllister, McTavish, Medeiros,
  Mehrabi, Mendenhall, Mireles, Montclair, Mukherjee, Nakamura, Nasser, Ngo, Nakai, Nowak, Núñez, O'Malley,
  O'Rourke, Oduya, Okafor, Okonkwo, Ortega, Osei, Ostrowski, Paredes, Parekh, Pelletier, Peña, Petrosyan,
  Pruitt, Quiñones, Radcliffe, Rahimi, Ramaswamy, Rasmussen, Reinholt, Restrepo, Rosenthal, Rousseau,
  Saavedra, Sandoval, Santangelo, Sato, Schaefer, Shapiro, Sithole, Skarsgaard, Solano, Sorensen,
  Stavros, Stoltzfus, Sutherland, Szymanski, Tadesse, Takahashi, Tanaka, Thibodeaux, Thistlewood,
  Tillman, Toledano, Tran, Trujillo, Uchenna, Ulibarri, Valenzuela, Vandermeer, Vasquez, Villanueva,
  Voss, Wadsworth, Weatherby, Whitfield, Wojcik, Yazzie, Yilmaz, Yoon, Zambrano, Zielinski, Zuberi`);
