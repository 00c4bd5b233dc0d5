/** A page with this attribute makes the browser forget what the site has stored: the page after an erasure. */
export const forgetDeviceAttribute = 'data-lupakan'
