/** Items of a kind that are counted: a count of all would read all. From this number on, the page says "or more". */
export const mostCounted = 1000
