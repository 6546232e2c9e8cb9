type Named = { postUID: string };

/** Where a post is written on. */
export const editAddress = ({ postUID }: Named): string => `/app/post/edit?postUID=${postUID}`;

/** Where a post is seen as readers see it. */
export const viewAddress = ({ postUID }: Named): string => `/app/post/view?postUID=${postUID}`;
