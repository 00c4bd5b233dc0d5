/** `Jl. Surabaya No. 3`, and `Jl. Surabaya` where nothing says that its name goes on. */
const street = /\b(?:jalan|jln?)\b\.?\s*(?:[^,;\n\d]*?(?:(?:\b(?:no|km|kav)\b\.?\s*)?\d\S*|[,;\n])|\S+)/gi

/** An address without its streets, which are named after other towns as often as not. */
export function withoutStreets(text: string): string {
  return text.replace(street, ' ')
}
