/** A file in the folder of the server build: for each route id, the class names in the modules of its screen. */
export const screenClassesFile = 'screen-classes.json'
