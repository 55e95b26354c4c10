const texts = {
  register: 'User registered successfully',
  'log in': 'Login successful',
  'log out': 'Logout successful',
}

export const successText = (done: keyof typeof texts, message?: string) => message || texts[done]
