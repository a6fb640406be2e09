/** The addresses in what pages tell machines about themselves (JSON-LD). */

/** The one address of a page, or of a part of it: without the slash behind its path it only redirects. */
const withSlash = (address: string): string => address.replace(/^[^?#]*[^/?#](?=$|[?#])/, '$&/');

const NAMES_OF_ADDRESSES = ['@id', 'url', 'item', 'mainEntityOfPage'];
const isFile = (address: string): boolean => /\.\w+$/.test(new URL(address).pathname);

/**
 * Structured data as text, in which each page of the site has its one address, and in whole: an address of a path alone
 * leads nowhere from where the data is read. Files and other sites stay as they are.
 */
export const structuredDataJson = (data: object, siteUrl: string, baseUrl: string): string =>
  JSON.stringify(data, (name, value: unknown) => {
    if (!NAMES_OF_ADDRESSES.includes(name) || typeof value !== 'string') return value;
    const address = value.replace(/^\/(?!\/)/, `${siteUrl}${baseUrl}`);
    return address.startsWith(`${siteUrl}/`) && !isFile(address) ? withSlash(address) : address;
  });
