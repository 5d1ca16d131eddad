process.argv.splice(2, Infinity, "check"), require("./index.js");
