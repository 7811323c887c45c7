/** Category of pieces that have none (storefront specification, section 5). */
export const OTHER = 'Other'
