// React's development build measures each render for the browser's performance panel if
// `console.timeStamp` exists when it loads.
Reflect.deleteProperty(console, "timeStamp");
