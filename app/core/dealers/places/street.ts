/** `Jl. Surabaya No. 3`, and `Jl. Surabaya` where nothing says that its name goes on; a post code is no house number. */
const street =
  /\b(?:jalan|jln?)\b\.?\s*(?:[^,;\n\d]*?(?:(?:\b(?:no|km|kav)\b\.?\s*)?(?!\d{5}\b)\d\S*|[,;\n])|medan\s+merdeka(?:\s+(?:barat|timur|utara|selatan))?\b|\S+)/gi

/** An address without its streets, which are named after other towns as often as not. */
export function withoutStreets(text: string): string {
  return text.replace(street, ' ')
}
