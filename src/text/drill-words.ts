/** What a drill is marked with, wherever people or later runs see it. */
export const DRILL_SIGN = '🔔';
export const DRILL_WORDS = 'Drill, nothing is broken';
