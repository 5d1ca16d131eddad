process.argv.splice(2, Infinity, "check"), await import("./index.js");
