/** Selector for right-to-left pages. Don't use `:dir()`: build tools may convert it to a list of languages, which isn't a direction. */
export const rtl = '[dir="rtl"] &';
