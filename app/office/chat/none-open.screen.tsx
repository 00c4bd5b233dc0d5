/** The list alone. The layout shows it. */
export default function NoneOpenScreen() {
  return null
}
