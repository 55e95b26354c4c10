const texts = {
  register: 'User registered successfully',
  'log in': 'Login successful',
  'log out': 'Logout successful',
}

/** What the server says of it, or else we. */
export const doneText = (done: keyof typeof texts, message?: string) => message || texts[done]
