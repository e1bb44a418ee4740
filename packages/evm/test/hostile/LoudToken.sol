// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice An honest ERC-20 that says of itself whatever a test sets: any bytes, a revert, an endless loop, a flood.
contract LoudToken is ERC20("Loud Token", "LOUD") {
    enum Mood {
        Bytes,
        Revert,
        Endless,
        Flood
    }

    struct Answer {
        bool set;
        Mood mood;
        bytes data;
    }

    mapping(bytes4 selector => Answer) private _answers;

    /// @param data the raw answer, for `Mood.Bytes`
    function say(bytes4 selector, Mood mood, bytes calldata data) external {
        _answers[selector] = Answer(true, mood, data);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function name() public view override returns (string memory) {
        _answer();
        return super.name();
    }

    function symbol() public view override returns (string memory) {
        _answer();
        return super.symbol();
    }

    function decimals() public view override returns (uint8) {
        _answer();
        return super.decimals();
    }

    /// @dev Ends the call by itself when something else than the truth was ordered.
    function _answer() private view {
        Answer storage answer = _answers[msg.sig];
        if (!answer.set) return;
        if (answer.mood == Mood.Revert) revert("no name for you");
        if (answer.mood == Mood.Endless) while (true) {}
        bytes memory data = answer.mood == Mood.Flood ? new bytes(0) : answer.data;
        uint256 flood = answer.mood == Mood.Flood ? 1_000_000 : data.length;
        assembly {
            return(add(data, 32), flood)
        }
    }
}
