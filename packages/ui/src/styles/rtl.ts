/** Where the page runs from right to left. Not `:dir()`: what builds an app may make of it a list of languages, and a direction is none. */
export const rtl = '[dir="rtl"] &';
